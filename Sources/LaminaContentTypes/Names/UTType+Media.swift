// Sounds and films.

extension UTType {
  /// Sound, film or both.
  public static var audiovisualContent: UTType { UTType(unchecked: "public.audiovisual-content") }
  /// Film, with or without sound.
  public static var movie: UTType { UTType(unchecked: "public.movie") }
  /// Film without sound.
  public static var video: UTType { UTType(unchecked: "public.video") }
  /// Sound.
  public static var audio: UTType { UTType(unchecked: "public.audio") }
  /// A film of QuickTime.
  public static var quickTimeMovie: UTType { UTType(unchecked: "com.apple.quicktime-movie") }
  /// A film as MPEG-1 or MPEG-2.
  public static var mpeg: UTType { UTType(unchecked: "public.mpeg") }
  /// A film without sound as MPEG-2.
  public static var mpeg2Video: UTType { UTType(unchecked: "public.mpeg-2-video") }
  /// A film as a stream of MPEG-2.
  public static var mpeg2TransportStream: UTType {
    UTType(unchecked: "public.mpeg-2-transport-stream")
  }
  /// A film as MPEG-4.
  public static var mpeg4Movie: UTType { UTType(unchecked: "public.mpeg-4") }
  /// Sound as MPEG-4.
  public static var mpeg4Audio: UTType { UTType(unchecked: "public.mpeg-4-audio") }
  /// A film as AVI.
  public static var avi: UTType { UTType(unchecked: "public.avi") }
  /// Sound as MP3.
  public static var mp3: UTType { UTType(unchecked: "public.mp3") }
  /// Sound as WAV.
  public static var wav: UTType { UTType(unchecked: "com.microsoft.waveform-audio") }
  /// Sound as AIFF.
  public static var aiff: UTType { UTType(unchecked: "public.aiff-audio") }
  /// Notes as MIDI.
  public static var midi: UTType { UTType(unchecked: "public.midi-audio") }
  /// A list of what is played.
  public static var playlist: UTType { UTType(unchecked: "public.playlist") }
  /// A list of what is played as M3U.
  public static var m3uPlaylist: UTType { UTType(unchecked: "public.m3u-playlist") }
}
