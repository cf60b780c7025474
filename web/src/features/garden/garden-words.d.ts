/** The words of all topics, put together by scripts/garden-words-plugin.ts. */
declare module 'virtual:garden-words' {
  type Word = {
    id: string;
    /** With its article, if it has one. */
    says: string;
    picture: string;
    sound: string;
    /** A sentence that names it: 'Das ist der Hund.' */
    named: string | undefined;
  };
  type Topic = { topic: string; title: string; alike: [string, string][]; words: Word[] };
  export const topics: Topic[];
}
