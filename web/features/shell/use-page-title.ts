import { useEffect } from 'react';

export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = title === 'Quotewright' ? title : `${title} · Quotewright`;
  }, [title]);
}
