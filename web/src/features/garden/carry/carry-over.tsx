/** Carries the chosen child's progress to another device, and takes over what comes from one, without the server. */
import { useEffect, useRef, useState } from 'react';
import type { Child } from '../../../device/children/child';
import { useWords } from '../../../i18n/language';
import { useLocation, useNavigate } from '../../../router/location';
import { Button } from '../../../ui/forms/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import { Notice } from '../../../ui/page/notice';
import { saveFile } from '../../../ui/save-file';
import { childrenPath } from '../views';
import styles from './carry-over.module.css';
import {
  carriedFile,
  countOf,
  hasCarried,
  linkFragment,
  readCarriedFile,
  readLinkFragment,
  type CarriedProgress,
} from './carried';
import { QrPicture } from './qr-picture';
import { WhoGetsIt } from './who-gets-it';

type Arrived = { carried: CarriedProgress } | 'damaged' | 'tooOld' | 'done' | null;

/** Links are compressed. Browsers can do that since 2023, some of them in other formats only. */
function canCompress(): boolean {
  try {
    new DecompressionStream('deflate-raw');
    return Boolean(new CompressionStream('deflate-raw'));
  } catch {
    return false;
  }
}

type CarryOverProps = { userId: string; child: Child; nameOf: (child: Child) => string };

export function CarryOver({ userId, child, nameOf }: CarryOverProps) {
  const words = useWords('garden').carry;
  const navigate = useNavigate();
  const { hash } = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const [link, setLink] = useState('');
  const [arrived, setArrived] = useState<Arrived>(null);
  const count = countOf(child);

  const arrive = (carried: CarriedProgress | null) => setArrived(carried ? { carried } : 'damaged');
  useEffect(() => {
    if (!hasCarried(hash)) return;
    void readLinkFragment(hash).then((carried) => {
      // Removed from the address, so that neither the history nor a reload offers it again.
      navigate(childrenPath, { replace: true });
      setArrived(carried ? { carried } : canCompress() ? 'damaged' : 'tooOld');
    });
  }, [hash, navigate]);

  const showCode = async () => {
    if (!canCompress()) return setArrived('tooOld');
    setLink(`${window.location.origin}${childrenPath}${await linkFragment(child)}`);
  };

  return (
    <section className={styles.carry}>
      <h2>{words.heading}</h2>
      <p>{words.text(nameOf(child))}</p>
      {arrived === 'damaged' && <Notice kind="error">{words.damaged}</Notice>}
      {arrived === 'tooOld' && <Notice kind="error">{words.tooOld}</Notice>}
      {arrived === 'done' && <Notice kind="success">{words.done}</Notice>}
      <div className={styles.actions}>
        {count.words + count.stars > 0 && (
          <>
            <Button look="quiet" onClick={() => saveFile(carriedFile(child))}>
              {words.save}
            </Button>
            <Button look="quiet" onClick={() => void showCode()}>
              {words.code}
            </Button>
          </>
        )}
        <Button look="quiet" onClick={() => input.current?.click()}>
          {words.choose}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          aria-label={words.choose}
          tabIndex={-1}
          className="visually-hidden"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) void readCarriedFile(file).then(arrive);
          }}
        />
      </div>
      <Dialog heading={words.code} open={link !== ''} onClose={() => setLink('')}>
        <p>{words.codeHelp}</p>
        <QrPicture text={link} name={words.code} tooLong={words.tooLong} />
      </Dialog>
      <Dialog
        heading={words.whose}
        open={typeof arrived === 'object' && arrived !== null}
        onClose={() => setArrived((now) => (now === 'done' ? now : null))}
      >
        {typeof arrived === 'object' && arrived !== null && (
          <WhoGetsIt
            userId={userId}
            carried={arrived.carried}
            nameOf={nameOf}
            onDone={() => setArrived('done')}
          />
        )}
      </Dialog>
    </section>
  );
}
