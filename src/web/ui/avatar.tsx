import { useState } from 'react';
import type { Tone } from '#domain/homes.ts';
import { initials } from '#domain/users.ts';

type AvatarProps = {
  /** The whole name; the first letters of its first two words are shown. */
  name: string;
  tone: Tone;
  photo?: string | null | undefined;
  /** Pixels: 22 on cards, 24 in rows, 28 in lists, 30 in the header, 96 on the profile. */
  size?: number | undefined;
};

/** A face, hidden from screen readers: the name always stands beside it. */
export function Avatar({ name, tone, photo, size = 24 }: AvatarProps) {
  const [brokenPhoto, setBrokenPhoto] = useState<string>();
  if (photo && photo !== brokenPhoto)
    return (
      <img
        src={photo}
        alt=""
        width={size}
        height={size}
        data-tone={tone}
        onError={() => setBrokenPhoto(photo)}
        className="shrink-0 rounded-full object-cover ring-2 ring-(--tone-bg)"
        style={{ width: size, height: size }}
      />
    );
  return (
    <span
      aria-hidden
      data-tone={tone}
      className="grid shrink-0 place-items-center rounded-full bg-(--tone-bg) leading-none font-bold text-(--tone-text)"
      style={{ width: size, height: size, fontSize: size * 0.4 }}
    >
      {initials(name)}
    </span>
  );
}
