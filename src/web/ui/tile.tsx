import { clsx } from 'clsx';

type TileProps = {
  /** One emoji. It is decoration: the name stands beside it. */
  icon: string;
  /** Pixels: 44 in lists, 38 in dense ones, 30 on board cards. */
  size?: number | undefined;
  /** On a sunken ground: the tile itself is white. */
  raised?: boolean | undefined;
};

/** The soft square that carries an emoji. */
export function Tile({ icon, size = 44, raised }: TileProps) {
  return (
    <span
      aria-hidden
      className={clsx('grid shrink-0 place-items-center leading-none', raised ? 'bg-surface' : 'bg-sunken')}
      style={{ width: size, height: size, fontSize: size * 0.5, borderRadius: size * 0.3 }}
    >
      {icon}
    </span>
  );
}
