import { isOnlyOfPage, keepsCookies, keepToken, keptToken } from "./token.ts";

/** An answer that takes longer is given up. */
const LONGEST_MS = 20_000;

/** What became of a call: what was answered, or why it was not done. */
export type Called<T> = { readonly done: T } | { readonly code: string; readonly detail: string };

/** A call of the site's interface as the player of this browser. It never fails: without a connection the code is `OFFLINE`. */
export async function call<T>(method: string, path: string, body?: unknown): Promise<Called<T>> {
  await arrived();
  return await send(method, path, body);
}

async function send<T>(method: string, path: string, body?: unknown): Promise<Called<T>> {
  // who is made by the call is given a name in the language of the page
  const headers: Record<string, string> = { "accept-language": document.documentElement.lang };
  const token = keptToken();
  if (token !== null) {
    headers["authorization"] = `Bearer ${token}`;
  }
  if (body !== undefined) {
    headers["content-type"] = "application/json";
  }
  try {
    const response = await fetch(`/api/v1${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(LONGEST_MS),
    });
    const answer = (await response.json()) as T & { code?: string; detail?: string };
    return response.ok ? { done: answer } : { code: answer.code ?? "INTERNAL", detail: answer.detail ?? "" };
  } catch {
    return { code: "OFFLINE", detail: "" };
  }
}

/** Where no cookie is kept, a call that makes someone new, or brings someone here, needs a token to come with it. */
export async function needToken(): Promise<void> {
  await arrived();
  await askForToken();
}

async function askForToken(): Promise<void> {
  if (!keepsCookies() && keptToken() === null) {
    const made = await send<{ token: string }>("POST", "/players", {});
    if ("done" in made) {
      keepToken(made.done.token);
    }
  }
}

// ---------- from page to page, where only the page knows who it is ----------

const ALONG = "#along=";
let arriving: Promise<void> | null = null;

/** Goes to another page of the site as who this page is. Where nothing can be kept, a code goes along that works once. */
export async function goTo(path: string): Promise<void> {
  const made = isOnlyOfPage() ? await send<{ code: string }>("POST", "/players/me/claim", {}) : null;
  const along = made !== null && "done" in made;
  location.assign(along ? path + ALONG + encodeURIComponent(made.done.code) : path);
  if (along && path === location.pathname) {
    location.reload();
  }
}

/** Waits until this page is who the page before it was. */
export function arrived(): Promise<void> {
  return (arriving ??= arrive());
}

async function arrive(): Promise<void> {
  if (keepsCookies() || !location.hash.startsWith(ALONG)) {
    return;
  }
  const code = location.hash.slice(ALONG.length);
  // a secret has no place in an address that stays
  history.replaceState(null, "", location.pathname);
  await askForToken();
  const claimed = await send<{ token: string | null }>("POST", "/claims", { code });
  if ("done" in claimed && claimed.done.token !== null) {
    keepToken(claimed.done.token);
  }
}
