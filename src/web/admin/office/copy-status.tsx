type Props = { copied: string; notCopied: string }

/** Says how copying went; the script 'copying' shows one of the two sentences. */
export function CopyStatus({ copied, notCopied }: Props) {
  return (
    <div role="status">
      <p data-copied="true" hidden>
        {copied}
      </p>
      <p data-copied="false" hidden>
        {notCopied}
      </p>
    </div>
  )
}
