/** Catches errors while a page renders, and offers a way back instead of an empty page. */
import { Component, type ReactNode } from 'react';
import { ErrorPage } from './error-page';

type Props = { children: ReactNode; resetKey?: string };
type State = { broken: boolean };

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
    return this.state.broken ? <ErrorPage /> : this.props.children;
  }
}
