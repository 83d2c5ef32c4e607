const KEY = "outflank.token";

/** Where the browser lets nothing be kept, the token lives as long as the page. */
let ofPage: string | null = null;

/** Whether the browser keeps cookies. Some say that they do and keep none; the same browsers open no storage. */
export function keepsCookies(): boolean {
  try {
    return navigator.cookieEnabled && sessionStorage !== null;
  } catch {
    return false;
  }
}

/** Where cookies are off, a tab keeps its token itself, or, if it must not, a page does. */
export function keptToken(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return ofPage;
  }
}

/** Keeps the token of who this tab is from now on; null where the cookie says it. */
export function keepToken(token: string | null): void {
  try {
    if (token === null) {
      sessionStorage.removeItem(KEY);
    } else {
      sessionStorage.setItem(KEY, token);
    }
  } catch {
    ofPage = token;
  }
}

/** Whether no other page of this tab can know who this page is. */
export function isOnlyOfPage(): boolean {
  return ofPage !== null;
}
