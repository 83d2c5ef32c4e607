/**
 * A small drawer on this device, kept between visits. Where the browser offers none (private windows, full disks) things are
 * kept while the page is open.
 */
export interface Store {
  get(key: string): Promise<unknown>;
  put(key: string, value: unknown): Promise<void>;
}

const NAME = "outflank";
const DRAWER = "home";

/** Some browsers neither open the drawer nor say that they cannot; the game must not wait for them. */
const PATIENCE_MS = 1500;

/** Opens the drawer; never fails. */
export async function openStore(): Promise<Store> {
  let timer = 0;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The device's drawer did not open.")), PATIENCE_MS);
  });
  try {
    return new DeviceStore(await Promise.race([open(), late]));
  } catch {
    return new MemoryStore();
  } finally {
    clearTimeout(timer);
  }
}

/** Keeps things while the page is open. */
export class MemoryStore implements Store {
  readonly #kept = new Map<string, unknown>();

  get(key: string): Promise<unknown> {
    return Promise.resolve(this.#kept.get(key));
  }

  put(key: string, value: unknown): Promise<void> {
    this.#kept.set(key, value);
    return Promise.resolve();
  }
}

/** Keeps things on the device, and in memory as well for the case that the device refuses. */
class DeviceStore implements Store {
  readonly #memory = new MemoryStore();

  constructor(private readonly database: IDBDatabase) {
    // another tab with a newer page may need to change the drawer
    database.onversionchange = () => database.close();
  }

  async get(key: string): Promise<unknown> {
    try {
      return await done(this.#drawer("readonly").get(key));
    } catch {
      return this.#memory.get(key);
    }
  }

  async put(key: string, value: unknown): Promise<void> {
    await this.#memory.put(key, value);
    try {
      await done(this.#drawer("readwrite").put(value, key));
    } catch {
      // it is in memory
    }
  }

  #drawer(mode: IDBTransactionMode): IDBObjectStore {
    return this.database.transaction(DRAWER, mode).objectStore(DRAWER);
  }
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(DRAWER);
  return done(request);
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
