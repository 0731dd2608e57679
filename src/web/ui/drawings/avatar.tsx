import { useState } from 'react';
import { PICTURE_SIDES } from '#domain/files.ts';
import type { Tone } from '#domain/homes.ts';
import { initials } from '#domain/users.ts';

type AvatarProps = {
  /** The whole name; the avatar shows the first letters of its first two words. */
  name: string;
  tone: Tone;
  /** A picture of the server, '/pictures/<id>', or one just chosen, 'blob:…'. */
  photo?: string | null | undefined;
  /** Pixels: 22 on cards, 24 in rows, 28 in lists, 30 in the header, 96 on the profile. */
  size?: number | undefined;
};

/** Returns the square picture that is sharp at this size on a screen with two dots per pixel. */
function sourceOf(photo: string, size: number): string {
  if (!photo.startsWith('/')) return photo;
  const side = 2 * size <= PICTURE_SIDES.small ? PICTURE_SIDES.small : PICTURE_SIDES.large;
  return `${photo}/${side}.webp`;
}

/** A face, hidden from screen readers, because the name is always beside it. */
export function Avatar({ name, tone, photo, size = 24 }: AvatarProps) {
  const [brokenPhoto, setBrokenPhoto] = useState<string>();
  if (photo && photo !== brokenPhoto)
    return (
      <img
        src={sourceOf(photo, size)}
        alt=""
        width={size}
        height={size}
        data-tone={tone}
        onError={() => setBrokenPhoto(photo)}
        className="shrink-0 rounded-full bg-(--tone-bg) object-cover [box-shadow:0_0_0_2px_var(--tone-bg)]"
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
