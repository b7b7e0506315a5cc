extension SymbolRows {
  /// Sound, pictures and their controls.
  static let media = """
    play fs play
    pause f pause
    stop f stop
    play.circle f play-circle
    pause.circle f pause-circle
    stop.circle f stop-circle
    play.rectangle f play-btn
    pause.rectangle f pause-btn
    play.square f square+play-fill[3.5,3,10]
    play.tv f tv+play-fill[4,3,8]
    play.rectangle.on.rectangle fc =rectangle.on.rectangle+play-fill[6,6.5,7]
    play.square.stack f =square.stack+play-fill[4.5,7,7]
    backward f rewind
    forward f fast-forward
    backward.circle f rewind-circle
    forward.circle f fast-forward-circle
    backward.end f skip-start
    forward.end f skip-end
    backward.end.circle f skip-start-circle
    forward.end.circle f skip-end-circle
    backward.end.alt f skip-backward
    forward.end.alt f skip-forward
    eject f eject
    eject.circle f circle+eject-fill[3,3,10]
    speaker fcq volume-off
    speaker.wave.1 f volume-down
    speaker.wave.2 fc volume-up{234}/volume-up-fill{234}
    speaker.wave.3 f volume-up
    speaker.1 f volume-down
    speaker.2 f volume-up{234}/volume-up-fill{234}
    speaker.3 f volume-up
    speaker.minus f volume-off+~M11 8h4
    speaker.plus f volume-off+~M11 8h4M13 6v4
    speaker.slash fc volume-mute
    speaker.zzz f volume-off+~M10.5 5.5h3.5L10.5 10h3.5
    music.note - music-note
    music.note.list - music-note-list
    music.quarternote.3 - music-note-beamed
    music.note.tv f tv+music-note-beamed[4.5,3,7]
    music.note.house f house+music-note-beamed[5,6,6.5]
    mic fcq mic
    mic.slash fc mic-mute
    headphones c headphones
    hifispeaker f speaker
    radio f boombox
    waveform s soundwave
    waveform.path - activity
    waveform.path.ecg - activity
    waveform.circle f circle+soundwave[2.5,2.5,11]
    airplayvideo c cast
    film c film
    video fcq camera-video
    video.slash fc camera-video-off
    video.bubble.left f chat-left+camera-video-fill[4.5,2.5,7]
    camera f camera
    camera.circle f circle+camera-fill[3.5,3.5,9]
    camera.aperture - ~M15 8A7 7 0 1 1 1 8a7 7 0 0 1 14 0zM10 1.3 5.5 8M14.7 6.2H7M12.5 13.3 9 6.5M6 14.7 10.3 8M1.3 9.8H9M3.5 2.7 7 9.5
    photo f image
    photo.circle f circle+image-fill[4,4,8]
    photo.on.rectangle - images
    photo.on.rectangle.angled - images
    photo.stack - images
    photo.tv - tv+image[4,3,8]
    livephoto s ~M9.5 8a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0zM12 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM15 8v.01M14.06 11.5v.01M11.5 14.06v.01M8 15v.01M4.5 14.06v.01M1.94 11.5v.01M1 8v.01M1.94 4.5v.01M4.5 1.94v.01M8 1v.01M11.5 1.94v.01M14.06 4.5v.01
    opticaldisc f disc
    captions.bubble f badge-cc
    tv fcs tv
    gamecontroller - controller
    arcade.stick - joystick
    pip f pip
    playpause fc ~M1.5 3.5v9L7 8zM9.5 3.5h1.5v9H9.5zM13 3.5h1.5v9H13z
    gamecontroller.fill - controller%s^~M4 6.5v3M2.5 8h3M11 7v.01M13 9v.01
    film.fill - #M2.5 1h11A1.5 1.5 0 0 1 15 2.5v11a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 1 13.5v-11A1.5 1.5 0 0 1 2.5 1z^~M4.5 1v14M11.5 1v14M4.5 8h7M1 4.5h3.5M1 8h3.5M1 11.5h3.5M11.5 4.5H15M11.5 8H15M11.5 11.5H15
    """
}
