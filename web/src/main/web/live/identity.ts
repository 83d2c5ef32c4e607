import { arrived } from "../own/call.ts";
import { keepsCookies, keepToken, keptToken } from "../own/token.ts";
import type { Admission } from "./connection.ts";

const LOCK = "outflank.token";

/** An answer that takes longer is given up, and asked for again. */
const LONGEST_MS = 20_000;

/**
 * Who we are to the server: a cookie that it sets by itself. Where cookies are off, a token is asked for once a tab and
 * said with every call.
 */
export class Identity {
  token: string | undefined;

  constructor(private readonly group: string) {}

  /**
   * Comes into the group, so that the server knows us before the live connection opens.
   *
   * @param turnedAway whether the connection did not know us although we had come in: then the cookie was not kept
   */
  async admit(turnedAway: boolean): Promise<Admission> {
    await arrived();
    this.token ??= keptToken() ?? undefined;
    if ((turnedAway || !keepsCookies()) && this.token === undefined) {
      await this.askForToken();
    }
    const response = await oneTabAtATime(() => fetch(`/api/v1/groups/${this.group}/join`, jsonPost(this.token)));
    if (response.status === 401 && this.token !== undefined) {
      await this.askForToken();
      return "later";
    }
    return await admission(response);
  }

  private async askForToken(): Promise<void> {
    const response = await fetch("/api/v1/players", jsonPost());
    if (response.ok) {
      this.token = ((await response.json()) as { token: string }).token;
      keepToken(this.token);
    }
  }
}

/**
 * Two new tabs that came in together would be two players; the second waits until the first has its cookie. A browser that
 * keeps none has nothing to wait for, and may refuse to.
 */
async function oneTabAtATime(act: () => Promise<Response>): Promise<Response> {
  return keepsCookies() && "locks" in navigator ? await navigator.locks.request(LOCK, act) : act();
}

async function admission(response: Response): Promise<Admission> {
  if (response.ok) {
    return "welcome";
  }
  switch (response.status) {
    case 403:
      return ((await response.json()) as { code?: string }).code === "REMOVED" ? "removed" : "later";
    case 404:
      return "unknown group";
    case 409:
      return "full";
    default:
      return "later";
  }
}

function jsonPost(token?: string): RequestInit {
  const headers: Record<string, string> = {
    "content-type": "application/json",
    // a new player is given a name in the language of the page
    "accept-language": document.documentElement.lang,
  };
  if (token !== undefined) {
    headers["authorization"] = `Bearer ${token}`;
  }
  return { method: "POST", headers, body: "{}", signal: AbortSignal.timeout(LONGEST_MS) };
}
