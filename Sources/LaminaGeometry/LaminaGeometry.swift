/// Geometry: the plain values that every other room measures with.
///
/// ```
///  CGPoint CGSize CGRect (Foundation) ──▶ insets, unit points, axes, alignments, transforms,
///                                         paths ──▶ layout, drawing, layers, hosts
/// ```
///
/// Points are the unit unless a name says pixels; the origin is top left, y grows downwards,
/// angles turn clockwise.
///
/// ```swift
/// let card = CGRect(x: 12, y: 12, width: 376, height: 212)
/// let inner = card.inset(by: EdgeInsets(top: 5, leading: 0, bottom: 5, trailing: 5))
/// let outline = Path(roundedRect: card, cornerRadius: 12)
/// let turned = outline.applying(CGAffineTransform(rotationAngle: Angle.degrees(45).radians))
/// let onScreen = PixelRect(covering: turned.boundingRect, scale: 1.25)
/// ```
@_exported public import Foundation
