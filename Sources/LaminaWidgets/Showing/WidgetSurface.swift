import LaminaAnimation
import LaminaApp
import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaHeadless
import LaminaHost
import LaminaInput
import LaminaRaster
import LaminaWidgetHosting

/// A widget in memory: its view, its timeline and its pixels, at times that it is told.
final class WidgetSurface {
  let run: any RunningTimeline
  private let host: HeadlessHost
  private let surface: HeadlessSurface
  private let window: PresentedWindow
  private let clock: ManualClock
  /// The picture that was taken last.
  private var taken = 0

  /// Shows a widget at a place.
  ///
  /// `onOpen` is called with addresses that the person wants to be opened, `onPreferredSize` with the size that the
  /// widget would like to have, and `onDone` when a view says by `dismiss` that what it was shown for is done.
  init(
    _ description: WidgetDescription, _ family: WidgetFamily, at place: WidgetPlace, now: Date,
    isPreview: Bool = false, executor: any DisplayExecutor,
    onOpen: @escaping (URL) -> Void, onPreferredSize: @escaping (CGSize) -> Void = { _ in },
    onDone: @escaping () -> Void = {}
  ) {
    clock = ManualClock(date: now)
    host = HeadlessHost(clock: clock, scale: place.scale)
    let context = TimelineProviderContext(
      family: family, displaySize: place.size, isPreview: isPreview)
    let content = description.content(in: context)
    run = content.run
    let margins = description.hasMargins ? family.margins : EdgeInsets()
    surface = host.openSurface(SurfaceConfiguration(size: place.size))
    let scene = WindowGroup {
      WidgetRoot(
        content: content.view, family: family, margins: margins, onOpen: onOpen,
        onPreferredSize: onPreferredSize)
    }
    var environment = EnvironmentValues()
    environment.systemAppearance = place.appearance
    environment.systemTextScale = place.textScale
    environment.dismiss = DismissAction(onDone)
    let presentation = PresentationContext(
      rasterizer: CairoRasterizer(), executor: executor, deadline: .never,
      environment: environment)
    guard let window = SceneTree(scene).following(in: environment).first else {
      preconditionFailure("A window group has a window")
    }
    self.window = PresentedWindow(window, on: surface, clock: clock, context: presentation)
  }

  /// Shows it at another place.
  func move(to place: WidgetPlace) {
    window.graph.follow(place.appearance)
    if window.graph.environment.systemTextScale != place.textScale {
      var environment = window.graph.environment
      environment.systemTextScale = place.textScale
      window.graph.setEnvironment(environment)
    }
    if surface.size != place.size || surface.scale != place.scale {
      surface.resize(to: place.size, scale: place.scale)
    }
  }

  /// Presses at a point.
  func press(at point: CGPoint) {
    let now = clock.now
    surface.send(.pointerMoved(PointerEvent(position: point, time: now)))
    surface.send(
      .pointerDown(PointerEvent(position: point, button: .primary, clickCount: 1, time: now)))
    surface.send(
      .pointerUp(PointerEvent(position: point, button: .primary, clickCount: 1, time: now)))
  }

  /// Brings it up to a moment: the entry, and a frame where one was asked for.
  ///
  /// - Returns: the picture, where it is another one.
  func picture(at now: Date) -> Bitmap? {
    clock.advance(to: now.timeIntervalSince(clock.date) + clock.now)
    run.look(at: now)
    // What a frame shows may ask for another one at the same time; one that shows nothing new ends that.
    for _ in 0..<4 {
      let shown = surface.presentCount
      if !surface.stepFrame() || surface.presentCount == shown { break }
    }
    guard surface.presentCount != taken else { return nil }
    taken = surface.presentCount
    return surface.picture()
  }

  /// When the next frame or the next entry is due; nil for never.
  func nextMoment(after now: Date) -> Date? {
    let frame: Date? =
      if surface.isFrameRequested || window.hasArrivals {
        now.addingTimeInterval(surface.refreshInterval)
      } else {
        surface.nextFrameInstant.map { now.addingTimeInterval(max($0 - clock.now, 0)) }
      }
    return [frame, run.nextLook].compactMap(\.self).min()
  }
}

extension WidgetPlace {
  var size: CGSize { CGSize(width: width, height: height) }

  var appearance: SystemAppearance {
    SystemAppearance(
      colorScheme: isDark ? .dark : .light, contrast: hasMoreContrast ? .increased : .standard)
  }
}
