/** A link that looks like a button, for the one next step of a page. */
import { Link, type LinkProps } from '../../router/link';
import type { ButtonLook } from './button';
import styles from './button.module.css';
import { classNames } from '../class-names';

type ButtonLinkProps = LinkProps & { look?: ButtonLook; large?: boolean; wide?: boolean };

export function ButtonLink({
  look = 'main',
  large = false,
  wide = false,
  className,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link
      {...rest}
      className={classNames(
        styles.button,
        styles[look],
        large && styles.large,
        wide && styles.wide,
        className,
      )}
    />
  );
}
