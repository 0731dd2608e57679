import type { ComponentProps } from 'react';
import { Dialog } from '#web/ui/windows/dialog.tsx';
import { FetchedPicture } from '#web/ui/windows/fetched-picture.tsx';

type PictureWindowProps = ComponentProps<typeof FetchedPicture> & {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
};

export const PictureWindow = ({ open, onClose, title, closeLabel, ...picture }: PictureWindowProps) => (
  <Dialog open={open} onClose={onClose} title={title} closeLabel={closeLabel} wide>
    <FetchedPicture {...picture} />
  </Dialog>
);
