import { Link } from '@tanstack/react-router';
import { layout, soon } from '#words/layout.ts';
import { PandanArt } from '#web/ui/art.tsx';
import { BareFrame } from '#web/ui/bare-frame.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Brand } from '#web/ui/mark.tsx';
import { PageHead } from '#web/ui/page-head.tsx';

function SoonPage({ title, text }: { title: string; text: string }) {
  return (
    <>
      <PageHead title={title} text={text} />
      <div className="card">
        <EmptyState art={<PandanArt />} text={soon.notYet} />
      </div>
    </>
  );
}

export const PayMyMoneyBackSoon = () => (
  <SoonPage title={soon.payMyMoneyBack} text={soon.payMyMoneyBackText} />
);

/** Open to anyone, so without the signed-in frame. */
export const PaymentProofSoon = () => (
  <BareFrame
    brand={
      <Link to="/">
        <Brand name={layout.product} />
      </Link>
    }
    schemeLabel={layout.switchScheme}
  >
    <SoonPage title={soon.paymentProof} text={soon.paymentProofText} />
  </BareFrame>
);
