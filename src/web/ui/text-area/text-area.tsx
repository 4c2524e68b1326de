import { type TextareaHTMLAttributes, useState } from 'react'

type TextAreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> & {
  id: string
  /** Says how much has been written, for example '24 of 200 words'. */
  countText?: (words: number) => string
}

export function TextArea({ countText, onInput, ...rest }: TextAreaProps) {
  const [written, setWritten] = useState(String(rest.value ?? rest.defaultValue ?? ''))
  if (!countText) return <textarea rows={5} onInput={onInput} {...rest} className="control" />

  const countId = `${rest.id}-count`
  return (
    <>
      <textarea
        rows={5}
        {...rest}
        className="control"
        aria-describedby={[rest['aria-describedby'], countId].filter(Boolean).join(' ')}
        onInput={(event) => {
          setWritten(event.currentTarget.value)
          onInput?.(event)
        }}
      />
      <p className="count" id={countId}>
        {countText(countWords(rest.value === undefined ? written : String(rest.value)))}
      </p>
    </>
  )
}

function countWords(text: string) {
  return text.split(/\s+/).filter(Boolean).length
}
