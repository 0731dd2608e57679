import { clsx } from 'clsx';
import { useId } from 'react';

/** The picture of a home on the first screens. */
export function Scene({ className }: { className?: string | undefined }) {
  return (
    <div className={clsx('aspect-[520/372]', className)}>
      <SceneDrawing />
    </div>
  );
}

/** Uses only tokens and member tones, so that it follows light and dark. For `--ground` see art.tsx. */
function SceneDrawing() {
  return (
    <svg viewBox="0 0 520 372" className="size-full" aria-hidden>
      <circle cx="256" cy="186" r="168" fill="var(--primary-soft)" />
      <circle cx="398" cy="74" r="26" fill="var(--accent)" />
      <ellipse cx="262" cy="346" rx="244" ry="15" fill="var(--ground, var(--sunken))" />
      <WashingLine />
      <Walls />
      <WindowWithPerson />
      <WindowWithPlant />
      <Door />
      <WindowWithCat />
      <Broom />
      <Bin />
      <PottedPandan />
    </svg>
  );
}

function Leaf({ d, opacity }: { d: string; opacity?: number }) {
  return <path d={d} fill="var(--primary)" opacity={opacity} />;
}

function WashingLine() {
  return (
    <>
      <path d="M366 196c34 16 68 15 104-2" fill="none" stroke="var(--ink3)" strokeWidth="2.5" />
      <path d="M470 180v164" stroke="var(--ink3)" strokeWidth="6" strokeLinecap="round" />
      <g data-tone="sky">
        <path
          d="m380 201 10 3 10 1 9 1 9 11-8 7-4-4v34h-24v-36l-4 3-8-8z"
          fill="var(--tone-bg)"
          stroke="var(--tone-text)"
          strokeOpacity=".28"
          strokeWidth="1.5"
        />
      </g>
      <g data-tone="hibiscus">
        <path
          d="M425 208c10-.4 20-2 30-5v62h-30z"
          fill="var(--tone-bg)"
          stroke="var(--tone-text)"
          strokeOpacity=".28"
          strokeWidth="1.5"
        />
        <path d="M425 248h30M425 255h30" stroke="var(--tone-text)" strokeOpacity=".35" strokeWidth="2" />
      </g>
      <g fill="var(--on-accent)" opacity=".55">
        <rect x="384" y="197" width="3" height="9" rx="1" />
        <rect x="403" y="201" width="3" height="9" rx="1" />
        <rect x="428" y="203" width="3" height="9" rx="1" />
        <rect x="449" y="199" width="3" height="9" rx="1" />
      </g>
    </>
  );
}

function Walls() {
  return (
    <>
      <path d="M158 152 256 78l98 74v192H158z" fill="var(--surface)" />
      <path d="M158 152v192M354 152v192" stroke="var(--line)" strokeWidth="2" />
      <path
        d="M124 170 256 70l132 100"
        fill="none"
        stroke="var(--primary)"
        strokeWidth="19"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="256" cy="126" r="15" fill="var(--accent)" />
      <path d="M256 111v30M241 126h30" stroke="var(--surface)" strokeWidth="3" />
      <rect x="150" y="238" width="212" height="7" rx="3.5" fill="var(--line)" />
    </>
  );
}

function WindowWithPerson() {
  const clip = useId();
  return (
    <>
      <rect x="178" y="168" width="66" height="58" rx="9" fill="var(--accent)" />
      <clipPath id={clip}>
        <rect x="178" y="168" width="66" height="58" rx="9" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path
          d="M186 230c0-14 8-18 12-22-3-16 4-27 14-27s17 11 14 27c4 4 12 8 12 22z"
          fill="var(--primary)"
        />
        <g data-tone="brick">
          <ellipse cx="212" cy="199" rx="8.5" ry="10.5" fill="light-dark(var(--tone-bg), var(--tone-text))" />
        </g>
      </g>
      <rect x="174" y="224" width="74" height="7" rx="3.5" fill="var(--line)" />
    </>
  );
}

function WindowWithPlant() {
  return (
    <>
      <rect x="272" y="168" width="62" height="58" rx="9" fill="var(--primary-soft)" />
      <path
        d="M272 177a9 9 0 0 1 9-9h8c0 24-5 40-17 50zM334 177a9 9 0 0 0-9-9h-8c0 24 5 40 17 50z"
        fill="var(--surface)"
        stroke="var(--line)"
        strokeWidth="1.5"
      />
      <Leaf d="M302 212c-8-10-9-20-5-30 8 8 10 18 5 30z" />
      <Leaf d="M304 212c2-11 8-18 17-20-1 10-7 17-17 20z" opacity={0.65} />
      <path d="M294 211h18l-3 15h-12z" fill="var(--accent)" />
      <rect x="268" y="224" width="70" height="7" rx="3.5" fill="var(--line)" />
    </>
  );
}

function Door() {
  return (
    <>
      <path d="M231 344v-56a25 25 0 0 1 50 0v56z" fill="var(--primary)" />
      <path d="M256 336c-15-15-16-36 0-58 16 22 15 43 0 58z" fill="var(--accent)" />
      <path d="M256 336v-34" stroke="var(--on-accent)" strokeWidth="2.5" strokeLinecap="round" opacity=".8" />
      <rect x="222" y="340" width="68" height="8" rx="4" fill="var(--line-strong)" />
    </>
  );
}

function WindowWithCat() {
  return (
    <>
      <rect x="172" y="268" width="44" height="42" rx="8" fill="var(--primary-soft)" />
      <path d="M184 310c-2-14 0-21 4-26l-1-9 6 5h5l6-5-1 9c5 5 8 13 7 26z" fill="var(--ink2)" />
      <path
        d="M209 308c7-1 7-12 2-15"
        fill="none"
        stroke="var(--ink2)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <rect x="168" y="308" width="52" height="6" rx="3" fill="var(--line)" />
    </>
  );
}

function Broom() {
  return (
    <>
      <path d="m318 258-9 62" stroke="var(--ink3)" strokeWidth="4.5" strokeLinecap="round" />
      <path d="M303 317l13 2 5 25h-26z" fill="var(--accent)" />
      <path
        d="M303 326h15M300 344l3-14M308 344v-14M314 344l-1-14"
        stroke="var(--on-accent)"
        strokeOpacity=".3"
        strokeWidth="1.5"
      />
    </>
  );
}

function Bin() {
  return (
    <g data-tone="teal">
      <path d="M376 296h44l-4 48h-36z" fill="var(--tone-bg)" />
      <rect x="371" y="287" width="54" height="10" rx="5" fill="var(--tone-text)" opacity=".75" />
      <path
        d="M388 306v28M398 306v28M408 306v28"
        stroke="var(--tone-text)"
        strokeOpacity=".3"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </g>
  );
}

function PottedPandan() {
  return (
    <>
      <Leaf d="M101 306C84 284 80 258 90 230c16 20 21 46 11 76z" />
      <Leaf d="M105 306c0-28 10-48 32-60 2 26-8 46-32 60z" opacity={0.78} />
      <Leaf d="M99 308c-20-6-38-17-54-38 24-2 44 10 54 38z" opacity={0.55} />
      <Leaf d="M108 308c10-17 24-24 44-24-6 15-20 24-44 24z" opacity={0.5} />
      <path d="M74 306h60l-8 34a7 7 0 0 1-7 5H89a7 7 0 0 1-7-5z" fill="var(--accent)" />
      <rect x="69" y="299" width="70" height="13" rx="5" fill="var(--accent)" />
      <path d="M74 312h60l-1 5H75z" fill="var(--on-accent)" opacity=".16" />
    </>
  );
}
