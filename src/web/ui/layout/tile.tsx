import { clsx } from 'clsx';
import { charactersOf } from '#domain/characters.ts';

type TileProps = {
  /** One emoji, or two smaller ones. Decoration: the name is beside it. */
  icon: string;
  /** Pixels: 44 in lists, 38 in dense ones, 30 on board cards. */
  size?: number | undefined;
  /** On a sunken background the tile itself is white. */
  raised?: boolean | undefined;
};

/** The soft square around an emoji. */
export function Tile({ icon, size = 44, raised }: TileProps) {
  const fontSize = size * (charactersOf(icon).length > 1 ? 0.36 : 0.5);
  return (
    <span
      aria-hidden
      className={clsx(
        'grid shrink-0 place-items-center leading-none whitespace-nowrap',
        raised ? 'bg-surface' : 'bg-sunken',
      )}
      style={{ width: size, height: size, fontSize, borderRadius: size * 0.3 }}
    >
      {icon}
    </span>
  );
}
