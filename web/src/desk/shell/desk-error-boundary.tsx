/** Catches errors while a page of the desk renders, and offers to load it again. */
import { Component, type ReactNode } from 'react';
import { useWords } from '../../i18n/language';
import { Button } from '../../ui/forms/button';
import { Notice } from '../../ui/page/notice';
import { useDeskWords } from '../i18n/words';
import styles from './desk-layout.module.css';

function Broken() {
  const { somethingBroke } = useWords('shell');
  const words = useDeskWords('shell');
  return (
    <div className={styles.broken}>
      <h1>{somethingBroke}</h1>
      <Notice kind="error">{words.brokenText}</Notice>
      <Button onClick={() => window.location.reload()}>{words.loadAgain}</Button>
    </div>
  );
}

export class DeskErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}
