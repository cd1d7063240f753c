/** The tables of this device, in the browser's database: rows, and the lines of each log, unique by ply. */

const NAME = "sortilege";
const STORES = ["people", "rows", "lines"] as const;
type Store = (typeof STORES)[number];

function database(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      for (const store of STORES) request.result.createObjectStore(store);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no database"));
  });
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("not read"));
  });
}

/** When it returns, what was written is on the disk, as far as a browser can say. */
function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("not written"));
  });
}

export class Drawer {
  private opened: Promise<IDBDatabase> | null = null;

  private async transaction(stores: readonly Store[], mode: IDBTransactionMode): Promise<IDBTransaction> {
    this.opened ??= database();
    return (await this.opened).transaction(stores, mode, { durability: "strict" });
  }

  private async write(store: Store, key: IDBValidKey, value: string): Promise<void> {
    const transaction = await this.transaction([store], "readwrite");
    transaction.objectStore(store).put(value, key);
    await done(transaction);
  }

  async me(): Promise<string> {
    const people = (await this.transaction(["people"], "readonly")).objectStore("people");
    return (await answer<string | undefined>(people.get("me"))) ?? "";
  }

  name(me: string): Promise<void> {
    return this.write("people", "me", me);
  }

  /** The last to change first. */
  async rows(): Promise<string[]> {
    const rows = (await this.transaction(["rows"], "readonly")).objectStore("rows");
    const found = await answer<string[]>(rows.getAll());
    const changed = (row: string): number => (JSON.parse(row) as { changed: number }).changed;
    return found.toSorted((one, other) => changed(other) - changed(one));
  }

  keep(table: string, row: string): Promise<void> {
    return this.write("rows", table, row);
  }

  async lines(table: string, since: number): Promise<string[]> {
    const lines = (await this.transaction(["lines"], "readonly")).objectStore("lines");
    return answer<string[]>(lines.getAll(IDBKeyRange.bound([table, since], [table, Infinity])));
  }

  /** All of them or none: false if another page of this device has written there. */
  async append(table: string, ply: number, lines: readonly string[]): Promise<boolean> {
    const transaction = await this.transaction(["lines"], "readwrite");
    const store = transaction.objectStore("lines");
    lines.forEach((line, place) => store.add(line, [table, ply + place]));
    try {
      await done(transaction);
      return true;
    } catch (wrong) {
      if (wrong instanceof DOMException && wrong.name === "ConstraintError") return false;
      throw wrong;
    }
  }

  async clear(): Promise<void> {
    const transaction = await this.transaction(STORES, "readwrite");
    for (const store of STORES) transaction.objectStore(store).clear();
    await done(transaction);
  }
}
