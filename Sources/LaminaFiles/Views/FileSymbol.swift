import LaminaAnimation
import LaminaContentTypes
import LaminaGeometry

/// A small picture of a folder or a file.
struct FileSymbol: View {
  /// What is shown.
  enum Kind: Hashable { case folder, file, picture, volume, home, recent, broken }

  let kind: Kind
  @ScaledMetric private var size: CGFloat = 16

  init(_ kind: Kind) { self.kind = kind }

  init(_ entry: FileEntry) {
    switch entry.kind {
    case .folder: kind = .folder
    case .brokenLink: kind = .broken
    case .file, .special: kind = entry.type.conforms(to: .image) ? .picture : .file
    }
  }

  init(_ place: FilePlace) {
    switch place.kind {
    case .home: kind = .home
    case .volume: kind = .volume
    case .recent: kind = .recent
    case .folder, .bookmark: kind = .folder
    }
  }

  var body: some View {
    symbol.frame(width: size, height: size).accessibilityHidden(true)
  }

  @ViewBuilder private var symbol: some View {
    switch kind {
    case .folder: FolderOutline().fill(.tint.opacity(0.85))
    case .picture: Image(systemName: "photo").foregroundStyle(.secondary)
    case .broken: Image(systemName: "exclamationmark.triangle").foregroundStyle(.secondary)
    case .file: PageOutline().stroke(.secondary, lineWidth: 1.2)
    case .volume: VolumeOutline().stroke(.secondary, lineWidth: 1.3)
    case .home: HomeOutline().stroke(.tint, lineWidth: 1.5)
    case .recent: ClockOutline().stroke(.tint, lineWidth: 1.4)
    }
  }
}

extension CGRect {
  /// A place by sixteenths of the width, from the corner on.
  fileprivate nonisolated func sixteenths(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(x: minX + x * width / 16, y: minY + y * width / 16)
  }
}

/// ```
///  ┌──┐____
///  │       │
///  └───────┘
/// ```
private nonisolated struct FolderOutline: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      let point = rect.sixteenths
      path.addLines([
        point(1, 3.5), point(6, 3.5), point(7.5, 5), point(15, 5), point(15, 13.5), point(1, 13.5),
      ])
      path.closeSubpath()
    }
  }
}

private nonisolated struct PageOutline: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      let point = rect.sixteenths
      path.addLines([point(3, 1.5), point(9.5, 1.5), point(13, 5), point(13, 14.5), point(3, 14.5)])
      path.closeSubpath()
      path.addLines([point(9.5, 1.5), point(9.5, 5), point(13, 5)])
    }
  }
}

private nonisolated struct VolumeOutline: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      let unit = rect.width / 16
      path.addRoundedRect(
        in: CGRect(
          x: rect.minX + 1.5 * unit, y: rect.minY + 4 * unit, width: 13 * unit, height: 8 * unit),
        cornerSize: CGSize(width: 2 * unit, height: 2 * unit))
      path.addLines([rect.sixteenths(10.5, 9.5), rect.sixteenths(12.5, 9.5)])
    }
  }
}

private nonisolated struct HomeOutline: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      let point = rect.sixteenths
      path.addLines([point(1.5, 8), point(8, 2), point(14.5, 8)])
      path.addLines([point(3.5, 7), point(3.5, 14), point(12.5, 14), point(12.5, 7)])
    }
  }
}

private nonisolated struct ClockOutline: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      let unit = rect.width / 16
      path.addEllipse(in: rect.insetBy(dx: 1.5 * unit, dy: 1.5 * unit))
      path.addLines([
        CGPoint(x: rect.midX, y: rect.minY + 4.5 * unit), CGPoint(x: rect.midX, y: rect.midY),
        CGPoint(x: rect.midX + 2.8 * unit, y: rect.midY + 1.4 * unit),
      ])
    }
  }
}
