import { paragraphsOf } from '../../../domain/programme/agreement-text.ts'

export function Paragraphs({ words, language }: { words: string; language: string }) {
  return (
    <div className="stack gap-3" lang={language} dir="auto">
      {paragraphsOf(words).map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph may be there twice, and the order stays.
        <p key={at} dir="auto">
          {paragraph}
        </p>
      ))}
    </div>
  )
}
