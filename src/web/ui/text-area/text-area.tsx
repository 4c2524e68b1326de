import { type TextareaHTMLAttributes, useEffect, useState } from 'react'

/** The suggested number of words, and the messages about it. */
export type WordCount = {
  max: number
  /** For example '24 of 200 words'. */
  text: (words: number) => string
  /** The message about this many excess words. */
  over: (words: number) => string
}

type TextAreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> & {
  id: string
  words?: WordCount | undefined
}

export function TextArea({ words, onInput, ...rest }: TextAreaProps) {
  const [written, setWritten] = useState(String(rest.value ?? rest.defaultValue ?? ''))
  const count = words ? countWords(rest.value === undefined ? written : String(rest.value)) : 0
  const said = useLateCount(count, words)
  if (!words) return <textarea rows={5} onInput={onInput} {...rest} className="control" />

  const countId = `${rest.id}-count`
  const isOver = count > words.max
  return (
    <>
      <textarea
        rows={5}
        {...rest}
        className="control"
        aria-invalid={isOver || rest['aria-invalid']}
        aria-describedby={[rest['aria-describedby'], countId].filter(Boolean).join(' ')}
        onInput={(event) => {
          setWritten(event.currentTarget.value)
          onInput?.(event)
        }}
      />
      <p className={isOver ? 'count error' : 'count'} id={countId}>
        {textOf(count, words)}
      </p>
      <p className="vh" role="status">
        {said}
      </p>
    </>
  )
}

const nearLimit = 0.9
const pause = 1000

/** Announced near and over the limit, in pauses of typing. */
function useLateCount(count: number, words: WordCount | undefined): string {
  const [said, setSaid] = useState('')
  const [first] = useState(count)
  const text = words && count !== first && count > nearLimit * words.max ? textOf(count, words) : ''
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return said
}

/** The message about a text above its limit. */
export function overLength(text: string, words: WordCount): string | undefined {
  const count = countWords(text)
  return count > words.max ? textOf(count, words) : undefined
}

function textOf(count: number, { max, text, over }: WordCount): string {
  return count > max ? `${text(count)}. ${over(count - max)}` : text(count)
}

function countWords(text: string) {
  return text.match(/\S+/g)?.length ?? 0
}
