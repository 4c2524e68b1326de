type LanguageLevelsProps = { items: readonly { language: string; level: string; value: number }[] }

/** Languages with their level in a word, and four dots that say the same. */
export function LanguageLevels({ items }: LanguageLevelsProps) {
  return (
    <ul className="levels">
      {items.map(({ language, level, value }) => (
        <li key={language}>
          {language}
          <small>{level}</small>
          <span className="dots" aria-hidden="true">
            {[1, 2, 3, 4].map((dot) => (
              <i key={dot} data-on={dot <= value || undefined} />
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}
