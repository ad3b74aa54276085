import { useQuery } from '@tanstack/react-query';
import { Download, ExternalLink } from 'lucide-react';
import { documentEndpoints } from '#contract/document.ts';
import type { DocumentContent } from '#engine/index.ts';
import { linkTo } from '#web/api.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { findPdfRefusal } from './find-pdf-refusal.ts';
import { SenderNotice } from './sender-notice.tsx';

interface PdfDialogProps {
  open: boolean;
  onClose: () => void;
  id: string;
  /** Asks for the file anew after a change. */
  version: number;
  title: string;
  content: DocumentContent;
  onDownload: () => void;
}

/** The real PDF. Where the browser shows none inside a page, the links lead to it. */
export function PdfDialog({ open, onClose, id, version, title, content, onDownload }: PdfDialogProps) {
  const address = linkTo(documentEndpoints.getDocumentPdf, { params: { id } });
  // A refusal inside a frame would be a line of code; both requests wait for the same render.
  const { data: refusal } = useQuery({
    queryKey: ['pdf-refusal', id, version],
    queryFn: () => findPdfRefusal(id),
    retry: false,
    gcTime: 0,
  });
  return (
    <Modal
      open={open}
      onClose={onClose}
      size="wide"
      title="PDF Preview"
      description={title}
      footer={
        <div className="flex flex-wrap gap-2 sm:justify-end">
          <a
            href={address}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('secondary', 'medium', 'flex-1 sm:flex-none')}
          >
            <ExternalLink aria-hidden="true" />
            Open in a new tab
          </a>
          <Button className="flex-1 sm:flex-none" onClick={onDownload}>
            <Download aria-hidden="true" />
            Download
          </Button>
        </div>
      }
    >
      <div className="flex h-full flex-col">
        <SenderNotice content={content} className="px-4 pb-3" />
        {refusal ? (
          <div className="min-h-[60dvh] p-4">
            <Notice tone="attention" role="alert">
              {refusal}
            </Notice>
          </div>
        ) : navigator.pdfViewerEnabled ? (
          <iframe
            key={version}
            src={`${address}#toolbar=0&view=FitH`}
            title={`PDF of ${title}`}
            className="block min-h-[60dvh] w-full flex-1 border-0 bg-sunken"
          />
        ) : (
          <div className="flex min-h-[60dvh] flex-1 flex-col items-center justify-center gap-3 px-6 text-center">
            <p className="max-w-sm text-ink-soft">
              This browser shows no PDF inside a page. Open it in a new tab, or download it.
            </p>
            <a href={address} target="_blank" rel="noreferrer" className={buttonClass('primary')}>
              Open the PDF
            </a>
          </div>
        )}
      </div>
    </Modal>
  );
}
