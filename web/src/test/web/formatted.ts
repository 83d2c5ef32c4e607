// Formats texts as the page does: reads [{lang, texts, calls: [{key, args}]}] from standard input and writes the
// results, in order, as one list. The server's tests compare them with what ICU4J makes of the same calls.
import { type Args, t, type Texts, useMessages } from "../../main/web/messages.ts";

interface Wanted {
  lang: string;
  texts: Texts;
  calls: { key: string; args: Args }[];
}

const wanted = JSON.parse(await new Response(Deno.stdin.readable).text()) as Wanted[];
const results = wanted.flatMap(({ lang, texts, calls }) => {
  useMessages(texts, lang);
  return calls.map(({ key, args }) => t(key, args));
});
console.log(JSON.stringify(results));
