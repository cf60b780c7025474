/** A sentence that highlights an email address; each language decides where the address stands. */
import styles from './accounts.module.css';

type AddressSentenceProps = { sentence: (email: string) => string; email: string };

const place = '\n';

export function AddressSentence({ sentence, email }: AddressSentenceProps) {
  const [before, after] = sentence(place).split(place);
  return (
    <>
      {before}
      <strong className={styles.address}>{email}</strong>
      {after}
    </>
  );
}
