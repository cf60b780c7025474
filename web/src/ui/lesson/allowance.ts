/** A rate limit: lets this many messages through per second, so that a faulty lesson cannot keep the page busy. */
const mostInASecond = 20;

export function createAllowance(): (now: number) => boolean {
  let second = -1;
  let heard = 0;
  return (now) => {
    const current = Math.floor(now / 1000);
    heard = current === second ? heard + 1 : 1;
    second = current;
    return heard <= mostInASecond;
  };
}
