import { replaceEqualDeep } from '@tanstack/react-query';
import { useRef } from 'react';

/** The value, with every part of it that is as it was the last time being the same object: what shows only that is not drawn anew. */
export function useStableParts<Value>(value: Value): Value {
  const last = useRef(value);
  last.current = replaceEqualDeep(last.current, value);
  return last.current;
}
