import { describe, expect, test } from "vitest";

import { rule } from "../../../../testing/rule";
import { advance, endRound, goBack, isLost, newTracks, PLAYERS, teamOf, type Tracks } from "./tracks";

const tokens = (tracks: Tracks, number: number): { tracks: Tracks; reveals: boolean[] } => {
  const reveals: boolean[] = [];
  for (let token = 0; token < number; token++) {
    const done = advance(tracks);
    reveals.push(done.reveals);
    tracks = done.tracks;
  }
  return { tracks, reveals };
};

describe("the Salem track", () => {
  rule("ANI-M3-TRACK-04")("loses with the 7th token for two, the 9th for three, the 11th for more", () => {
    for (const [players, losing] of [[2, 7], [3, 9], [4, 11], [5, 11], [6, 11]] as const) {
      expect(isLost(tokens(newTracks(players), losing - 1).tracks)).toBe(false);
      expect(isLost(tokens(newTracks(players), losing).tracks)).toBe(true);
    }
  });

  rule("ANI-M3-FOL-02")("reveals a follower on boxes 3, 5, 7 and 9, each once", () => {
    const { reveals } = tokens(newTracks(4), 10);
    const again = tokens(goBack(tokens(newTracks(4), 3).tracks), 3);

    expect(reveals.flatMap((one, box) => (one ? [box + 1] : []))).toEqual([3, 5, 7, 9]);
    expect(again.reveals).toEqual([false, false, true]);
  });

  rule("ANI-M3-FOL-04")("reveals nothing with the token that loses", () => {
    expect(tokens(newTracks(3), 9).reveals.at(-1)).toBe(false);
    expect(tokens(newTracks(4), 9).reveals.at(-1)).toBe(true);
  });
});

test("a token on the Salem track does what the engine did with it, for every number of players", () => {
  for (const players of PLAYERS) {
    const { losing, reveals } = teamOf(players);
    const after = Array.from({ length: losing + 1 }, (_, number) => tokens(newTracks(players), number).tracks);

    expect(after.map(({ revealed }) => revealed)).toEqual(reveals);
    expect(after.map(isLost)).toEqual(reveals.map((_, number) => number === losing));
  }
});

describe("the place track", () => {
  rule("ANI-M3-END-02", "ANI-M3-END-05")("is pushed to the right as in the printed example", () => {
    const { tracks, place } = endRound({ ...newTracks(2), slots: [20, null, null, 11, 5] });

    expect(tracks.slots).toEqual([null, null, null, 20, 11]);
    expect(place).toBe(5);
  });

  rule("ANI-M3-END-06")("names no place if all five cards were taken", () => {
    expect(endRound(newTracks(2)).place).toBeNull();
  });

  test("closes gaps on the right", () => {
    const { tracks, place } = endRound({ ...newTracks(2), slots: [1, 2, 3, null, null] });

    expect(tracks.slots).toEqual([null, null, null, 1, 2]);
    expect(place).toBe(3);
  });
});
