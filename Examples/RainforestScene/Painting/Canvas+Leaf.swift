import Foundation

/// A leaf, feather or petal: pointed at both ends, one half in more light than the other.
struct Leaf {
  var x: Float
  var y: Float
  /// Of its midrib, clockwise from the right.
  var angle: Float
  var length: Float
  var width: Float
  var ink: Ink
  /// How much brighter the upper half is than the lower one.
  var relief: Float = 0.25
  var opacity: Float = 1
}

extension Canvas {
  func paint(_ leaf: Leaf) {
    let c = cos(leaf.angle)
    let s = sin(leaf.angle)
    let half = max(leaf.length * unit / 2, 0.7)
    let girth = max(leaf.width * unit / 2, 0.5)
    let (x, y) = (leaf.x * unit, leaf.y * unit)
    let reachX = abs(half * c) + abs(girth * s) + 1
    let reachY = abs(half * s) + abs(girth * c) + 1
    guard let (columns, rows) = range(x - reachX, y - reachY, right: x + reachX, bottom: y + reachY)
    else {
      return
    }
    // Which half looks up depends on the way the leaf lies.
    let relief = c < 0 ? -leaf.relief : leaf.relief
    let (upper, lower) = (leaf.ink * (1 + relief), leaf.ink * (1 - relief))
    let inverse = 1 / half
    for row in rows {
      let line = pixels + row * width
      let dy = Float(row) + 0.5 - y
      for column in columns {
        let dx = Float(column) + 0.5 - x
        let along = (dx * c + dy * s) * inverse
        let across = dy * c - dx * s
        let cover = girth * (1 - along * along) - abs(across) + 0.5
        guard cover > 0 else { continue }
        let part = min(cover, 1) * leaf.opacity
        line[column] += ((across < 0 ? upper : lower) - line[column]) * part
      }
    }
  }

  /// A soft round spot; with `adding` its light is added instead of covering.
  func spot(
    _ x: Float, _ y: Float, radius: Float, squash: Float = 1, ink: Ink, opacity: Float,
    adding: Bool = false
  ) {
    let cx = x * unit
    let cy = y * unit
    let rx = max(radius * unit, 0.7)
    let ry = max(radius * unit * squash, 0.7)
    guard let (columns, rows) = range(cx - rx, cy - ry, right: cx + rx, bottom: cy + ry) else {
      return
    }
    for row in rows {
      let line = pixels + row * width
      let dy = (Float(row) + 0.5 - cy) / ry
      for column in columns {
        let dx = (Float(column) + 0.5 - cx) / rx
        let near = 1 - dx * dx - dy * dy
        guard near > 0 else { continue }
        let part = near * near * opacity
        line[column] += (adding ? ink : ink - line[column]) * part
      }
    }
  }

  /// A line through points, as thick at each as `thickness` says, lit from one side.
  func stroke(
    _ points: [SIMD2<Float>], _ ink: Ink, light: Ink? = nil, opacity: Float = 1,
    thickness: (Float) -> Float
  ) {
    guard points.count > 1 else { return }
    for index in 1..<points.count {
      let (a, b) = (points[index - 1], points[index])
      let part = Float(index) / Float(points.count - 1)
      segment(a, b, thickness: thickness(part), ink: ink, light: light ?? ink, opacity: opacity)
    }
  }

  private func segment(
    _ from: SIMD2<Float>, _ to: SIMD2<Float>, thickness: Float, ink: Ink, light: Ink,
    opacity: Float
  ) {
    let (a, b) = (from * unit, to * unit)
    // Thinner than a pixel is drawn as fainter than a line of one pixel.
    let reach = max(thickness * unit / 2, 0.5)
    let faint = min(thickness * unit, 1) * opacity
    let edge = reach + 1
    guard
      let (columns, rows) = range(
        min(a.x, b.x) - edge, min(a.y, b.y) - edge, right: max(a.x, b.x) + edge,
        bottom: max(a.y, b.y) + edge)
    else { return }
    let way = b - a
    let square = max((way * way).sum(), 1e-6)
    for row in rows {
      let line = pixels + row * width
      for column in columns {
        let place = SIMD2(Float(column) + 0.5, Float(row) + 0.5) - a
        let along = (place * way).sum() / square
        guard along > -0.001, along < 1.001 else { continue }
        let across = (place.y * way.x - place.x * way.y) / square.squareRoot()
        let cover = reach - abs(across) + 0.5
        guard cover > 0 else { continue }
        let shine = clamped(0.5 + across / (2 * reach))
        let part = min(cover, 1) * faint
        line[column] += (ink.mixed(light, shine) - line[column]) * part
      }
    }
  }
}

/// Points on a curve with one bend.
func curve(
  from a: SIMD2<Float>, bend: SIMD2<Float>, to b: SIMD2<Float>, steps: Int
) -> [SIMD2<Float>] {
  (0...steps).map { step in
    let t = Float(step) / Float(steps)
    let near = a * ((1 - t) * (1 - t))
    return near + bend * (2 * t * (1 - t)) + b * (t * t)
  }
}
