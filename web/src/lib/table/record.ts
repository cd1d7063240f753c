/** The heading of a record: what was played. */
export interface Head {
  readonly game: string;
  readonly mode: string;
  readonly seats: number;
}

/** Reads the heading; null if this is no record. */
export function headOf(record: string): Head | null {
  try {
    const head = JSON.parse(record.slice(0, record.indexOf("\n"))) as Partial<Head> & { sortilege?: number };
    return head.sortilege && head.game && head.seats ? { game: head.game, mode: head.mode ?? "", seats: head.seats } : null;
  } catch {
    return null;
  }
}
