import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { backToSignIn } from '#words/accounts.ts';

export function BackToSignIn() {
  return (
    <Link to="/login" search={{}} className="link inline-flex items-center gap-1.5">
      <ArrowLeft size={16} aria-hidden />
      {backToSignIn}
    </Link>
  );
}
