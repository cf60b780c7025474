/** Lets so many messages through in a second, so that a lesson gone wild cannot keep the page busy. */
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
