const TOKEN = "outflank.token";
/** An answer that takes longer is given up. */
const LONGEST_MS = 20_000;

/** What became of a call: what was answered, or why it was not done. */
export type Called<T> = { readonly done: T } | { readonly code: string; readonly detail: string };

/** A call of the site's interface as the player of this browser. It never fails: without a connection the code is `OFFLINE`. */
export async function call<T>(method: string, path: string, body?: unknown): Promise<Called<T>> {
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

/** Where cookies are off, a tab keeps its token itself. */
export function keptToken(): string | null {
  try {
    return sessionStorage.getItem(TOKEN);
  } catch {
    return null;
  }
}

/** Keeps the token of who this tab is from now on; null where the cookie says it. */
export function keepToken(token: string | null): void {
  try {
    if (token === null) {
      sessionStorage.removeItem(TOKEN);
    } else {
      sessionStorage.setItem(TOKEN, token);
    }
  } catch {
    // the cookie, if there is one, has it
  }
}
