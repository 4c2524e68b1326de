import type { ReactNode } from 'react'
import { PageIcon } from '../icon/page-icon.tsx'

export type Figures = { heads: readonly string[]; rows: readonly (readonly string[])[] }

type PlotProps = {
  text: string
  figures: Figures
  figuresLabel: string
  caption: string
  children: ReactNode
}

export function Plot({ text, figures, figuresLabel, caption, children }: PlotProps) {
  return (
    <>
      <p className="plot__text">{text}</p>
      {children}
      <details className="plot__figures">
        <summary>
          <PageIcon name="chevron" />
          {figuresLabel}
        </summary>
        <div>
          <table>
            <caption className="vh">{caption}</caption>
            <thead>
              <tr>
                {figures.heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {figures.rows.map(([head, ...cells]) => (
                <tr key={head}>
                  <th scope="row">{head}</th>
                  {cells.map((cell, index) => (
                    <td key={figures.heads[index + 1]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  )
}
