/** How somebody is told while they are away. It is offered from the first slow table on, and not before. */

import { isStatic } from "../../offline/edition";
import { t } from "../settings.svelte";
import { toasts } from "../table/toasts.svelte";
import { api, Failure } from "../wire/api";
import type { ChangeNotices, MyNotices } from "../wire/types";
import { zoneHere } from "./pace";

const STORE = "sortilege-notices";
/** At night, unless somebody says otherwise, nothing comes. */
const QUIET = { quiet_from: 22 * 60, quiet_until: 8 * 60 };

interface Kept {
  /** A slow table was seen. */
  met: boolean;
  /** The offer was answered. */
  answered: boolean;
}

function kept(): Kept {
  try {
    return { met: false, answered: false, ...(JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Kept>) };
  } catch {
    return { met: false, answered: false };
  }
}

class Notices {
  mine = $state.raw<MyNotices | null>(null);
  private kept = $state.raw(kept());

  /** Whether there is anything to say about it. */
  get isOffered(): boolean {
    return !isStatic && this.kept.met;
  }

  /** Whether the line at a slow table still asks. */
  get asks(): boolean {
    return this.isOffered && !this.kept.answered && this.mine !== null && this.mine.ways.length === 0;
  }

  get canPush(): boolean {
    return this.mine?.offered.includes("push") === true && "serviceWorker" in navigator && "PushManager" in window;
  }

  async meet(): Promise<void> {
    this.keep({ met: true });
    await this.load();
  }

  answer(): void {
    this.keep({ answered: true });
  }

  async load(): Promise<void> {
    this.mine = await api.notices().catch(() => null);
  }

  /** Has this browser told; false if it does not allow that. */
  async push(): Promise<boolean> {
    try {
      const ready = await navigator.serviceWorker.ready;
      const given = (await ready.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: this.mine?.key ?? null })).toJSON();
      const { endpoint = "", keys = {} } = given;
      return await this.change(api.addPush({ endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" }));
    } catch {
      toasts.say(t("notices-here-denied"));
      return false;
    }
  }

  /** Carries something out; says why, if it is refused. The first way brings quiet nights with it. */
  async change(work: Promise<MyNotices>): Promise<boolean> {
    const first = this.mine?.ways.length === 0 && this.mine.quiet_from === null;
    try {
      this.mine = await work;
      if (first && this.mine.ways.length > 0) this.mine = await api.changeNotices({ zone: zoneHere(), ...QUIET, silent: this.mine.silent });
      this.answer();
      return true;
    } catch (wrong) {
      toasts.say(wrong instanceof Failure && !wrong.reason ? wrong.message : t("failed"));
      return false;
    }
  }

  rest(change: ChangeNotices): Promise<boolean> {
    return this.change(api.changeNotices(change));
  }

  private keep(change: Partial<Kept>): void {
    this.kept = { ...this.kept, ...change };
    localStorage.setItem(STORE, JSON.stringify(this.kept));
  }
}

export const notices = new Notices();
