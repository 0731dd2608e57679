import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';

type BackLinkProps = { to: '/home-management'; children: string };

/** Leads from a page to the one that it belongs to. Stands above the title. */
export const BackLink = ({ to, children }: BackLinkProps) => (
  <Link
    to={to}
    activeOptions={{ exact: true }}
    className="link -mt-2 flex min-h-9 w-fit items-center gap-1 pointer-coarse:min-h-11"
  >
    <ArrowLeft size={17} aria-hidden />
    {children}
  </Link>
);
