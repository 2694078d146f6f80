"""Charts as SVG, and pages of them, without libraries and external resources."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, log10

from msgspec import Struct

WIDTH, LINE, LEFT, RIGHT, TOP = 720, 30, 220, 90, 16
MOST_TICKS = 6


class Bar(Struct, frozen=True):
    """A figure with its 95 % interval; equal bounds for an exact one."""

    label: str
    value: float
    low: float
    high: float


def interval_chart(title: str, bars: Sequence[Bar], write: Callable[[float], str], mark: float | None = None) -> str:
    """Return a chart with a dot for each figure and a line for its interval; `mark` is a value to compare with."""
    bounds = [bound for bar in bars for bound in (bar.low, bar.high)] + ([] if mark is None else [mark])
    ticks = _ticks(min(bounds), max(bounds))
    low, high = min(ticks[0], *bounds), max(ticks[-1], *bounds)
    height = TOP + LINE * len(bars) + 36

    def x(value: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * (value - low) / (high - low or 1), 1)

    bottom = TOP + LINE * len(bars)
    parts = [
        f'<line x1="{x(t)}" x2="{x(t)}" y1="{TOP}" y2="{bottom}" class="grid"/>'
        f'<text x="{x(t)}" y="{bottom + 20}" text-anchor="middle" class="tick">{escape(write(t))}</text>'
        for t in ticks
    ]
    if mark is not None:
        parts.append(f'<line x1="{x(mark)}" x2="{x(mark)}" y1="{TOP}" y2="{bottom}" class="mark"/>')
    for place, bar in enumerate(bars):
        y = TOP + LINE * place + LINE / 2
        parts.append(
            f'<text x="{LEFT - 12}" y="{y + 5}" text-anchor="end">{escape(_short(bar.label))}</text>'
            f'<line x1="{x(bar.low)}" x2="{x(bar.high)}" y1="{y}" y2="{y}" class="span"/>'
            f'<circle cx="{x(bar.value)}" cy="{y}" r="5" class="dot"/>'
            f'<text x="{WIDTH - RIGHT + 12}" y="{y + 5}" class="value">{escape(write(bar.value))}</text>'
        )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'aria-label="{escape(title, quote=True)}" font-family="system-ui, sans-serif" font-size="14">'
        f"<title>{escape(title)}</title><style>{DRAWN}</style>{''.join(parts)}</svg>"
    )


def table(head: Sequence[str], lines: Sequence[Sequence[str]], caption: str) -> str:
    """Return a table of texts; the first cell of a line is its heading."""
    top = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    body = "".join(
        f'<tr><th scope="row">{escape(first)}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in rest)}</tr>'
        for first, *rest in lines
    )
    return (
        f'<div class="wide"><table><caption>{escape(caption)}</caption><thead><tr>{top}</tr></thead>'
        f"<tbody>{body}</tbody></table></div>"
    )


def paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def heading(text: str, anchor: str = "") -> str:
    return f"<h2{f' id={chr(34)}{anchor}{chr(34)}' if anchor else ''}>{escape(text)}</h2>"


def page(language: str, title: str, parts: Sequence[str]) -> str:
    """Return a self-contained HTML page."""
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>"
        f"<body><main><h1>{escape(title)}</h1>{''.join(parts)}</main></body></html>\n"
    )


DRAWN = (
    "text{fill:#1d2733}.tick,.value{fill:#51606f;font-size:12px}.grid{stroke:#e3e7ec}.mark{stroke:#b3541e;"
    "stroke-dasharray:5 4}.span{stroke:#2f6f8f;stroke-width:3;stroke-linecap:round}.dot{fill:#15465f}"
)
STYLE = (
    "body{margin:0;background:#f6f4ef;color:#1d2733;font:16px/1.55 system-ui,sans-serif}main{max-width:60rem;"
    "margin:auto;padding:1.5rem 1rem 4rem}h1{font-size:1.9rem}h2{margin-top:2.2rem}svg{width:100%;height:auto;"
    "background:#fff;border-radius:8px}.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;background:#fff}caption{"
    "text-align:left;padding:.4rem 0;color:#51606f}th,td{padding:.4rem .7rem;border-bottom:1px solid #e3e7ec;"
    "text-align:right;white-space:nowrap}th[scope=row],thead th:first-child{text-align:left}a{color:#15465f}"
)


def _ticks(low: float, high: float) -> list[float]:
    """Round numbers that span an interval.

    >>> _ticks(0.19, 0.31)
    [0.15, 0.2, 0.25, 0.3, 0.35]
    """
    span = (high - low) or abs(high) or 1.0
    raw = span / (MOST_TICKS - 2)
    unit = 10.0 ** floor(log10(raw))
    step = next(factor * unit for factor in (1, 2, 2.5, 5, 10) if factor * unit >= raw - unit * 1e-9)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    return [round(number * step, 10) for number in range(first, last + 1)]


def _short(label: str, most: int = 28) -> str:
    return label if len(label) <= most else "…" + label[1 - most :]
