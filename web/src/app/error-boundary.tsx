/** Catches errors while a page renders, and offers a way back instead of an empty page. */
import { Component, type ReactNode } from 'react';
import { useWords } from '../i18n/language';
import { paths } from '../ui/places/paths';
import { useLateParts } from './shell-parts';

type Props = { children: ReactNode; resetKey?: string };
type State = { broken: boolean };

/** The error page, or one sentence if the page broke before the error page was loaded. */
function Broken() {
  const words = useWords('shell');
  const late = useLateParts();
  if (late) return <late.ErrorPage />;
  return (
    <p role="alert">
      {words.somethingBroke} <a href={paths.home}>{words.backToStart}</a>
    </p>
  );
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { broken: false };

  static getDerivedStateFromError(): State {
    return { broken: true };
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.broken && before.resetKey !== this.props.resetKey)
      this.setState({ broken: false });
  }

  override render(): ReactNode {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}
