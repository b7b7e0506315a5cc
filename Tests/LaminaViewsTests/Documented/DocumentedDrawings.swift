import LaminaDrawing
import LaminaGeometry
import LaminaTesting
import LaminaText
import LaminaViews
import Testing

/// What the documentation promises of shapes, canvases and symbols.
@MainActor @Suite("Documented: shapes, canvases, symbols", .timeLimit(.minutes(5)))
struct DocumentedDrawingsTests {
  private static let side = 40
  private static let red: UInt32 = 0xFFFF_0000
  private static let white: UInt32 = 0xFFFF_FFFF

  /// What a view draws in 40 by 40 points.
  private func picture(@ViewBuilder _ content: @escaping () -> some View) -> Bitmap {
    Harness(size: CGSize(width: 40, height: 40)) { content() }.picture()
  }

  private func isRed(_ picture: Bitmap, _ x: Int, _ y: Int) -> Bool {
    picture.pixel(x: x, y: y) == Self.red
  }

  private func isClear(_ picture: Bitmap, _ x: Int, _ y: Int) -> Bool {
    picture.pixel(x: x, y: y) == Self.white
  }

  // MARK: Shapes

  @Test("A shape takes all the room that it is offered")
  func fills() {
    let shown = picture { Rectangle().fill(pureRed) }
    #expect(isRed(shown, 0, 0) && isRed(shown, 39, 39))
  }

  @Test("A circle is as large as the shorter side of its room, in its middle")
  func circle() {
    let shown = picture { Circle().fill(pureRed).frame(width: 40, height: 20) }
    #expect(isRed(shown, 20, 20) && isRed(shown, 12, 20))
    #expect(isClear(shown, 4, 20) && isClear(shown, 36, 20))
  }

  @Test("An ellipse touches all sides of its room, and leaves the corners out")
  func ellipse() {
    let shown = picture { Ellipse().fill(pureRed) }
    #expect(isRed(shown, 2, 20) && isRed(shown, 20, 37) && isClear(shown, 2, 2))
  }

  @Test("A capsule is round at the ends of its longer side")
  func capsule() {
    let shown = picture { Capsule().fill(pureRed).frame(width: 40, height: 20) }
    #expect(isRed(shown, 2, 20) && isRed(shown, 20, 11) && isClear(shown, 1, 11))
  }

  @Test("The corners of a rounded rectangle have its radius")
  func roundedRectangle() {
    let shown = picture { RoundedRectangle(cornerRadius: 12).fill(pureRed) }
    #expect(isClear(shown, 1, 1) && isRed(shown, 20, 1) && isRed(shown, 1, 20))
  }

  @Test("A stroke lies on both sides of the outline, a border within it")
  func strokes() {
    let stroke = picture {
      Rectangle().stroke(pureRed, lineWidth: 8).frame(width: 20, height: 20)
    }
    let border = picture {
      Rectangle().strokeBorder(pureRed, lineWidth: 8).frame(width: 20, height: 20)
    }
    #expect(isRed(stroke, 8, 20) && isClear(border, 8, 20))
    #expect(isRed(border, 16, 20) && isClear(stroke, 16, 20))
  }

  @Test("A trimmed shape is the part of its outline between two fractions")
  func trims() {
    let shown = picture {
      Rectangle().trim(from: 0, to: 0.25).stroke(pureRed, lineWidth: 8)
    }
    // From the upper left corner to the right: the first quarter is the upper side.
    #expect(isRed(shown, 20, 1) && isClear(shown, 20, 38))
  }

  @Test("An inset shape is smaller by so much at each side")
  func insets() {
    let shown = picture { Rectangle().inset(by: 10).fill(pureRed) }
    #expect(isClear(shown, 8, 20) && isRed(shown, 11, 20) && isRed(shown, 28, 20))
    #expect(isClear(shown, 31, 20))
  }

  @Test("A shape that is moved, turned or scaled keeps its room")
  func moves() {
    let harness = Harness(size: CGSize(width: 40, height: 40)) {
      Rectangle().offset(x: 20, y: 0).fill(pureRed).frame(width: 20, height: 20)
        .accessibilityElement().accessibilityIdentifier("it")
    }
    #expect(harness.frame(of: "it") == CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(isRed(harness.picture(), 35, 20) && isClear(harness.picture(), 15, 20))
  }

  private nonisolated struct Half: Shape {
    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width / 2, height: rect.height))
    }
  }

  @Test("A shape of one's own draws its path in the rectangle that it is given")
  func ownShape() {
    let shown = picture { Half().fill(pureRed) }
    #expect(isRed(shown, 18, 20) && isClear(shown, 22, 20))
  }

  @Test("A shape without a style is filled with the foreground style")
  func foreground() {
    let shown = picture { Rectangle().foregroundStyle(pureRed) }
    #expect(isRed(shown, 20, 20))
  }

  // MARK: Canvas

  @Test("A canvas draws what its closure says, at the size that the closure gets")
  func canvas() {
    var size = CGSize.zero
    let shown = picture {
      Canvas { context, given in
        size = given
        context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 40)), with: .color(pureRed))
      }
    }
    #expect(size == CGSize(width: 40, height: 40))
    #expect(isRed(shown, 10, 20) && isClear(shown, 30, 20))
  }

  @Test("A copy of a context changes only what is drawn with the copy")
  func contextCopies() {
    let shown = picture {
      Canvas { context, _ in
        var copy = context
        copy.translateBy(x: 20, y: 0)
        copy.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(pureRed))
        context.fill(Path(CGRect(x: 0, y: 20, width: 10, height: 10)), with: .color(pureRed))
      }
    }
    #expect(isRed(shown, 25, 5) && isClear(shown, 5, 5) && isRed(shown, 5, 25))
  }

  @Test("A clip holds for what is drawn after it")
  func clips() {
    let shown = picture {
      Canvas { context, size in
        context.clip(to: Path(CGRect(x: 0, y: 0, width: 20, height: 40)))
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(pureRed))
      }
    }
    #expect(isRed(shown, 10, 20) && isClear(shown, 30, 20))
  }

  @Test("A layer is drawn as one, with the opacity of its context")
  func layers() {
    func shown(inLayer: Bool) -> Bitmap {
      picture {
        Canvas { context, size in
          let all = Path(CGRect(origin: .zero, size: size))
          context.opacity = 0.5
          if inLayer {
            context.drawLayer { layer in
              layer.fill(all, with: .color(pureRed))
              layer.fill(all, with: .color(pureRed))
            }
          } else {
            context.fill(all, with: .color(pureRed))
            context.fill(all, with: .color(pureRed))
          }
        }
      }
    }
    let (one, two) = (shown(inLayer: true), shown(inLayer: false))
    #expect((one.pixel(x: 20, y: 20) & 0xFF) > (two.pixel(x: 20, y: 20) & 0xFF))
  }

  @Test("Views are drawn in a canvas as symbols, by their tags")
  func symbolsOfCanvas() {
    let shown = picture {
      Canvas { context, _ in
        if let mark = context.resolveSymbol(id: 1) { context.draw(mark, at: CGPoint(x: 30, y: 30)) }
      } symbols: {
        Rectangle().fill(pureRed).frame(width: 10, height: 10).tag(1)
      }
    }
    #expect(isRed(shown, 30, 30) && isClear(shown, 10, 10))
  }

  // MARK: Symbols

  @Test("A symbol is as large as text of its font")
  func symbolSize() {
    func height(_ size: CGFloat) -> CGFloat {
      let harness = Harness(size: CGSize(width: 100, height: 100)) {
        Image(systemName: "star.fill").font(.system(size: size))
          .accessibilityElement().accessibilityIdentifier("it")
      }
      return harness.frame(of: "it")?.height ?? 0
    }
    #expect(height(40) > height(20) && height(20) > 0)
  }

  @Test("The scale of symbols is relative to their font")
  func symbolScale() {
    func width(_ scale: Image.Scale) -> CGFloat {
      let harness = Harness(size: CGSize(width: 100, height: 100)) {
        Image(systemName: "star.fill").imageScale(scale)
          .accessibilityElement().accessibilityIdentifier("it")
      }
      return harness.frame(of: "it")?.width ?? 0
    }
    #expect(width(.small) < width(.medium) && width(.medium) < width(.large))
  }

  @Test("A symbol is drawn in the foreground style")
  func symbolStyle() {
    let shown = picture {
      Image(systemName: "circle.fill").resizable().foregroundStyle(pureRed)
    }
    #expect(isRed(shown, 20, 20))
  }

  @Test("The fill variant of a symbol is that of the name with fill")
  func symbolVariant() {
    let (variant, name) = (
      picture { Image(systemName: "star").symbolVariant(.fill) },
      picture { Image(systemName: "star.fill") }
    )
    #expect(variant.hasSamePixels(as: name))
    #expect(!variant.hasSamePixels(as: picture { Image(systemName: "star") }))
  }
}
