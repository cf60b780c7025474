/** Redirects the visitor to another page; Back does not lead here again. */
import { useEffect } from 'react';
import { useNavigate } from './location';

export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace: true }), [navigate, to]);
  return null;
}
