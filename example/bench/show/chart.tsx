import { createEffect, type JSX, on, onCleanup, onMount } from 'solid-js';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { Column, History } from './history.ts';

/** The time span of a chart, in seconds. */
const SPAN_S = 30;
const HEIGHT_PX = 96;

/** The content of a chart. */
export interface ChartSpec {
  title: string;
  unit: string;
  column: Column;
  /** A second, paler line, such as the longest frame beside the mean. */
  beside?: Column;
  /** The minimum upper end of the scale. */
  least: number;
}

/** A line over the last half minute, with its last value as text. */
export function Chart(props: {
  spec: ChartSpec;
  history: History;
  /** Changes with each reading. */
  tick: number;
  /** Changes with the theme. */
  theme: unknown;
  value: string;
}): JSX.Element {
  let box!: HTMLDivElement;

  onMount(() => {
    const { spec } = props;
    let colors = colorsOf(box);
    const line = (name: 'line' | 'pale', width: number): uPlot.Series => ({
      stroke: () => colors[name],
      width,
      points: { show: false },
      ...(name === 'line' ? { fill: () => colors.fill } : {}),
    });
    const plot = new uPlot(
      {
        width: 300,
        height: HEIGHT_PX,
        pxAlign: false,
        legend: { show: false },
        cursor: { show: false },
        scales: {
          x: { time: false, range: (_, __, max) => [max - SPAN_S, max] },
          y: { range: (_, __, max) => [0, Math.max(spec.least, max * 1.15)] },
        },
        axes: [
          { show: false },
          {
            size: 44,
            gap: 6,
            stroke: () => colors.text,
            font: '11px system-ui, sans-serif',
            grid: { stroke: () => colors.grid, width: 1 },
            ticks: { show: false },
            space: 32,
            values: (_, splits) => splits.map(short),
          },
        ],
        padding: [8, 2, 8, 0],
        series: [{}, ...(spec.beside ? [line('pale', 1)] : []), line('line', 1.75)],
      },
      [[], [], ...(spec.beside ? [[]] : [])],
      box,
    );
    const { beside } = spec;
    createEffect(() => {
      void props.tick;
      const columns = [...(beside ? [beside] : []), spec.column].map((column) => props.history.of(column));
      plot.setData([props.history.of('at'), ...columns] as uPlot.AlignedData);
    });
    createEffect(
      on(
        () => props.theme,
        () => {
          colors = colorsOf(box);
          plot.redraw(false, true);
        },
        { defer: true },
      ),
    );
    // The observer reports the width, so nothing here reads the layout.
    const observer = new ResizeObserver(([entry]) => {
      if (entry) plot.setSize({ width: Math.floor(entry.contentRect.width), height: HEIGHT_PX });
    });
    observer.observe(box);
    onCleanup(() => {
      observer.disconnect();
      plot.destroy();
    });
  });

  return (
    <figure class="chart">
      <figcaption class="chart__caption">
        <span class="chart__title">{props.spec.title}</span>
        <span class="chart__value">
          {props.value}
          <span class="chart__unit"> {props.spec.unit}</span>
        </span>
      </figcaption>
      <div class="chart__plot" ref={box} aria-hidden="true" />
    </figure>
  );
}

/** Reads the theme's colours for the canvas, only when the theme changes. */
function colorsOf(box: HTMLElement) {
  const style = getComputedStyle(box);
  const color = (name: string) => {
    const probe = document.createElement('i');
    probe.className = `chart__probe chart__probe--${name}`;
    box.append(probe);
    const { color: found } = getComputedStyle(probe);
    probe.remove();
    return found;
  };
  return {
    text: style.color,
    line: color('line'),
    pale: color('pale'),
    fill: color('fill'),
    grid: color('grid'),
  };
}

/** Formats a number for an axis. */
function short(value: number): string {
  if (value >= 1_000_000) return `${value / 1_000_000}M`;
  return value >= 1_000 ? `${value / 1_000}k` : String(value);
}
