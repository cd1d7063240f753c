# The companion of a real table: what all boxes have in common.

companion-title = The table companion
    .line = The cards stay on the table; the phone counts, leads and keeps quiet.
companion-choose = Which box is open?
companion-home = Back
companion-pause = Pause
companion-paused = Paused
    .line = Tap to go on, with all eyes as they were.
companion-resume = Go on
companion-abort = Stop
companion-abort-sure = Stop for good?
companion-next = Continue
companion-back = Go back
companion-cancel = No, carry on
companion-settings = Voice and sounds
companion-voice-on = The voice of this device reads the lines.
companion-voice-off = This device has no English voice: bells, and the line in large letters.
companion-voice-silent = No voice
companion-ambience = Wind at night
companion-volume = Volume
companion-test = Try it
companion-language = Français
companion-offline-kept = Ready without a network.
companion-offline-failed = Not ready without a network yet: open this page once more while online.
companion-offline-no-worker = This address does not let the page be kept: leave it open, or open it by https, on localhost, or from the folder of sortilege companion --export.
companion-awake-none = This device may switch itself off: give it a longer delay.
companion-ghost = Ghost { $number }
companion-nobody = Nobody
companion-day = By day
companion-night = By night

# Several phones around one table.
phones-title = Several phones
    .help = Everybody follows on a phone of their own. In the dark all phones look alike and all can be tapped; only those who were told to open their eyes tap. What counts is what most are sure of, and nobody learns whose tap it was. The room is kept by the server of this page, and ends when all have left.
phones-open = Open a room
phones-code = Code of the room
phones-join = Join
phones-alone = This phone alone
phones-how = The others scan this picture, or open { $address }. This phone speaks; the others stay quiet unless told otherwise.
phones-count = { $number ->
        [one] One phone is here.
       *[other] { $number } phones are here.
    }
phones-joining = Looking for room { $code }…
phones-here = Coming into room { $code }…
phones-lost = Room { $code } cannot be reached now. This phone goes on trying; the script goes on meanwhile.
phones-gone = There is no room { $code } any more. What everybody did in the open is still on this phone: go on alone, or open a new room with it. A Night that was under way begins again.
phones-elsewhere = This phone is in room { $code } in another window already.
phones-failed = No room could be opened: the server of this page does not answer, or has too many.
