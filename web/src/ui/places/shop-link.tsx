/** A link to the publisher's shop, if there is one. */
import type { ReactNode } from 'react';
import { site } from '../../api/site';
import styles from '../forms/button.module.css';
import { classNames } from '../class-names';

type ShopLinkProps = { large?: boolean; children: ReactNode };

export function ShopLink({ large = false, children }: ShopLinkProps) {
  if (site.shopUrl === '') return null;
  return (
    <a
      href={site.shopUrl}
      className={classNames(styles.button, styles.quiet, large && styles.large)}
    >
      {children}
    </a>
  );
}
