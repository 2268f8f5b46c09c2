import { Button, DownloadLink } from '@surtidor/ui';
import FileDown from 'lucide-react/icons/file-down';
import { useState } from 'react';
import { FileNotice, type ListFile, useFileTarget } from './list-file.tsx';

/** Opens a file of a list in a new tab, or shows why it cannot be opened. */
export const ListDownload = ({ type, file }: ListFile) => {
  const getTarget = useFileTarget();
  const [isNoticeOpen, setNoticeOpen] = useState(false);
  const target = getTarget({ type, file });
  if ('href' in target) return <DownloadLink href={target.href}>{type}</DownloadLink>;
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon={<FileDown className="size-4" />}
        onClick={() => setNoticeOpen(true)}
      >
        {type}
      </Button>
      {isNoticeOpen && (
        <FileNotice problem={target.problem} onAccept={() => setNoticeOpen(false)} />
      )}
    </>
  );
};
