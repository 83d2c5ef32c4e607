const KEY = "outflank.token";
const MARK = "#token=";

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
    return (ofPage ??= fromAddress());
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

/** Goes to another page of the site as who this page is: a token that only the page has goes along, where no server sees it. */
export function goTo(path: string): void {
  location.assign(ofPage === null ? path : path + MARK + ofPage);
  if (ofPage !== null && path === location.pathname) {
    location.reload();
  }
}

function fromAddress(): string | null {
  if (!location.hash.startsWith(MARK)) {
    return null;
  }
  const token = location.hash.slice(MARK.length);
  // a secret has no place in an address that stays
  history.replaceState(null, "", location.pathname);
  return token;
}
