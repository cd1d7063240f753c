/** What whoever holds the operator's token asks of the server. */

import { Failure } from "../wire/api";
import type { Order, Watched } from "../wire/types";

const KEPT = "sortilege-operator";

/** A row of a list, as the server has it. */
export type Row = Record<string, unknown>;

export class Desk {
  constructor(private readonly token: string) {}

  /** The token of this tab, until it is closed. */
  static kept(): string {
    return sessionStorage.getItem(KEPT) ?? "";
  }

  static keep(token: string): void {
    if (token) sessionStorage.setItem(KEPT, token);
    else sessionStorage.removeItem(KEPT);
  }

  figures = (): Promise<Watched> => this.json("figures");
  list = (what: string, query: Record<string, string> = {}): Promise<Row[]> => this.json(`${what}?${new URLSearchParams(query)}`);
  everythingAbout = (person: string): Promise<Row> => this.json(`export/${encodeURIComponent(person)}`);
  backUp = async (): Promise<Blob> => (await this.ask("back-up")).blob();

  async do(order: Order): Promise<void> {
    await this.ask("deeds", { method: "POST", body: JSON.stringify(order), headers: { "content-type": "application/json" } });
  }

  async restore(file: Blob): Promise<void> {
    await this.ask("restore", { method: "POST", body: file, headers: { "content-type": "application/octet-stream" } });
  }

  private async json<T>(path: string): Promise<T> {
    return (await this.ask(path)).json() as Promise<T>;
  }

  private async ask(path: string, request: RequestInit & { headers?: Record<string, string> } = {}): Promise<Response> {
    const headers = { ...request.headers, authorization: `Bearer ${this.token}` };
    const answer = await fetch(`/api/operator/${path}`, { ...request, headers });
    if (answer.ok) return answer;
    const said = (await answer.json().catch(() => ({}))) as { detail?: string };
    throw new Failure(answer.status, said.detail ?? answer.statusText, null);
  }
}
