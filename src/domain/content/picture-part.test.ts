import { expect, test } from 'vitest'
import { partOf } from './picture.ts'

const middle = { x: 0.5, y: 0.5, zoom: 1 }

test.each([
  ['a wide one', { width: 1600, height: 500 }, { aspect: 8 / 5, ...middle }, [400, 0, 800, 500]],
  ['a high one', { width: 800, height: 1200 }, { aspect: 8 / 5, ...middle }, [0, 350, 800, 500]],
  ['from an edge', { width: 800, height: 1200 }, { aspect: 1, x: 1, y: 1, zoom: 1 }, [0, 400, 800, 800]],
  ['closer', { width: 800, height: 1200 }, { aspect: 1, x: 1, y: 0, zoom: 2 }, [400, 0, 400, 400]],
  ['one that fits', { width: 160, height: 100 }, { aspect: 8 / 5, ...middle }, [0, 0, 160, 100]],
  ['a dot', { width: 1, height: 1 }, { aspect: 8 / 5, ...middle, zoom: 3 }, [0, 0, 1, 1]],
])(
  '14.9 the crop of %s has the required aspect ratio and lies inside the picture',
  (_name, size, crop, [left, top, width, height]) => {
    expect(partOf(size, crop)).toEqual({ left, top, width, height })
  },
)
