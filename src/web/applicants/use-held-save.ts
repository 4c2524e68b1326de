import { useEffect, useRef, useState } from 'react'

/** A press on Save while files are being sent is not lost: the save runs once they have arrived. */
export function useHeldSave(save: () => void) {
  const files = useRef(new Set<string>())
  const [isHeld, setHeld] = useState(false)
  const [arrivals, setArrivals] = useState(0)
  const again = useRef(save)
  again.current = save
  // An effect runs after the answer of the file, which the same render has taken over.
  useEffect(() => {
    if (arrivals > 0) again.current()
  }, [arrivals])
  return {
    files: files.current as ReadonlySet<string>,
    isHeld,
    setHeld,
    underWay(name: string, isUnderWay: boolean) {
      files.current[isUnderWay ? 'add' : 'delete'](name)
      if (!isUnderWay) setArrivals((times) => times + 1)
    },
  }
}
