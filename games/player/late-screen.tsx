/** A screen whose code is loaded when it is needed; if that fails, it can be asked for again. */
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { BigButton } from '../kit/controls/big-button';
import './late-screen.css';

type Props<Code> = { load: () => Promise<Code>; children: (code: Code) => VNode };

export function LateScreen<Code>({ load, children }: Props<Code>) {
  const [loaded, setLoaded] = useState<{ code: Code } | 'waiting' | 'failed'>('waiting');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let left = false;
    setLoaded('waiting');
    load().then(
      (code) => !left && setLoaded({ code }),
      () => !left && setLoaded('failed'),
    );
    return () => {
      left = true;
    };
  }, [attempt]);

  if (loaded === 'waiting') return <p class="only-spoken">Einen Moment …</p>;
  if (loaded === 'failed') {
    return (
      <div class="late-screen-failed" role="alert">
        <p>Das Spiel ist noch nicht da. Ist das Internet an?</p>
        <BigButton name="Noch einmal" sign="again" onPress={() => setAttempt(attempt + 1)} />
      </div>
    );
  }
  return children(loaded.code);
}
