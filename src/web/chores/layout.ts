import { useMedia } from '#web/ui/use-media.ts';

export type BoardLayout = 'scroller' | 'columns';

/** Upright phones scroll from day to day; everything wider shows the seven columns (decisions "The board's layouts"). */
export const useBoardLayout = (): BoardLayout => (useMedia('(max-width: 767.98px)') ? 'scroller' : 'columns');
