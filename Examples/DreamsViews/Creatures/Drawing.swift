package import Lamina

/// A picture of filled outlines in a square of 100 by 100, the first one at the bottom.
///
/// Views, layers and shared pictures are made of the same value.
package nonisolated struct Drawing: Hashable, Sendable {
  /// An outline and what it is filled with.
  package struct Part: Hashable, Sendable {
    package var path: Path
    /// At the top of the square, as 0xRRGGBB.
    package var top: UInt32
    /// At its bottom.
    package var bottom: UInt32
  }

  package static let side: CGFloat = 100

  package var parts: [Part] = []

  package init(_ build: (inout Drawing) -> Void) { build(&self) }
}

nonisolated extension Drawing {
  mutating func fill(_ path: Path, _ color: UInt32) { fill(path, color, bottom: color) }

  mutating func fill(_ path: Path, _ top: UInt32, bottom: UInt32) {
    parts.append(Part(path: path, top: top, bottom: bottom))
  }

  /// A line with round ends through all places.
  mutating func line(_ color: UInt32, _ width: CGFloat, _ places: Path.Place...) {
    fill(.ribbon(places, width: width), color)
  }

  /// A shining eye that looks to the right.
  mutating func eye(_ x: CGFloat, _ y: CGFloat, radius: CGFloat, iris: UInt32 = 0x2A2140) {
    fill(.oval(x, y, width: radius, height: radius * 1.15), iris)
    fill(
      .oval(x + radius * 0.3, y - radius * 0.4, width: radius * 0.36, height: radius * 0.36),
      0xFFFFFF)
  }

  /// Where the square lies in `rect`: as large as possible, in the middle.
  package static func square(in rect: CGRect) -> CGRect {
    let side = max(0, min(rect.width, rect.height))
    return CGRect(
      x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
  }

  /// From the drawing's square to the one in `rect`.
  package static func transform(into rect: CGRect) -> CGAffineTransform {
    let square = square(in: rect)
    let scale = square.width / side
    return CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: square.minX, ty: square.minY)
  }

  /// Draws it as large as possible into the middle of `rect`.
  package func record(into recorder: inout DisplayList.Recorder, in rect: CGRect) {
    recorder.saving { recorder in
      recorder.concatenate(Self.transform(into: rect))
      for part in parts { recorder.fill(part.path, with: part.paint) }
    }
  }
}

nonisolated extension Drawing.Part {
  /// What it is filled with, in the drawing's square.
  package var paint: Paint {
    if top == bottom { return .color(Color.Resolved(hex: top)) }
    let stops = [(top, 0.0), (bottom, 1)].map {
      Paint.Stop(color: Color.Resolved(hex: $0.0), location: $0.1)
    }
    return .linear(stops, from: .zero, to: CGPoint(x: 0, y: Drawing.side))
  }
}
